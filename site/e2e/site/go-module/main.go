package main

import (
	"context"
	"errors"
	"fmt"
	"log"

	"easel.example/easel"
)

func main() {
	ctx := context.Background()
	client, err := easel.NewEasel()
	if err != nil {
		log.Fatal(err)
	}
	var created struct{ Job easel.Job }
	request := easel.JSON{
		"requestId": easel.RandomID(),
		"stages": []easel.JSON{
			{"type": "INPUT_INITIALIZE", "inputInitialize": easel.JSON{"count": 1}},
			{"type": "DIFFUSION", "diffusion": easel.JSON{
				"sdModel": "600423083519508503",
				"prompts": []easel.JSON{{"text": "a lighthouse"}},
			}},
		},
	}
	if err := client.Call(ctx, "POST", "/v1/jobs", request, &created); err != nil {
		log.Fatal(err)
	}
	job, err := client.WaitForJob(ctx, created.Job.ID)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(job.Status, len(job.SuccessInfo.Images))
	var problem *easel.Problem
	err = client.Call(ctx, "GET", "/v1/jobs/1", nil, &created)
	fmt.Println(errors.As(err, &problem), problem.Code)
}
