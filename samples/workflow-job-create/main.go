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
	var created struct{ Job Job }
	err = easel.Call(ctx, "POST", "/v1/jobs/workflow", JSON{
		"requestId":  RandomID(),
		"params":     json.RawMessage(graph),
		"maxCredits": 1,
	}, &created)
	if err != nil {
		log.Fatal(err)
	}
	job := created.Job
	fmt.Printf("%s job %s is %s, credits reserved: %v\n", job.Type, job.ID, job.Status, job.Credits)
}
