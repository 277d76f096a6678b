package main

import (
	"context"
	"encoding/json"
	"fmt"
	"log"
	"os"
)

func main() {
	ctx := context.Background()
	easel, err := NewEasel()
	if err != nil {
		log.Fatal(err)
	}
	graph, err := os.ReadFile("graph.json")
	if err != nil {
		log.Fatal(err)
	}
	params := json.RawMessage(graph)
	var check struct {
		Valid   bool
		Credits float64
		Errors  []struct{ Message string }
	}
	err = easel.Call(ctx, "POST", "/v1/jobs/workflow/params/check", JSON{"params": params}, &check)
	if err != nil {
		log.Fatal(err)
	}
	if !check.Valid {
		log.Fatal(check.Errors)
	}
	fmt.Printf("the graph is valid and costs %v credits\n", check.Credits)
	var created struct{ Job Job }
	err = easel.Call(ctx, "POST", "/v1/jobs/workflow", JSON{
		"requestId":  RandomID(),
		"params":     params,
		"maxCredits": check.Credits,
	}, &created)
	if err != nil {
		log.Fatal(err)
	}
	job, err := easel.WaitForJob(ctx, created.Job.ID)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Printf("%s, credits charged: %v\n", job.Status, job.CreditsCharged)
	size, err := easel.Download(ctx, job.SuccessInfo.Images[0].URL, "workflow.png")
	if err != nil {
		log.Fatal(err)
	}
	fmt.Printf("saved workflow.png (%d bytes)\n", size)
}
