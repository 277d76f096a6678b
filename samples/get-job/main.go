package main

import (
	"context"
	"fmt"
	"log"
)

func main() {
	ctx := context.Background()
	easel, err := NewEasel()
	if err != nil {
		log.Fatal(err)
	}
	var result struct{ Job Job }
	err = easel.Call(ctx, "GET", "/v1/jobs/881417947308949275?wait=20", nil, &result)
	if err != nil {
		log.Fatal(err)
	}
	job := result.Job
	fmt.Printf("%s job: %s, credits charged: %v\n", job.Type, job.Status, job.CreditsCharged)
	for _, image := range job.SuccessInfo.Images {
		size := image.Meta.Image
		fmt.Printf("%d x %d, seed %s\n", size.Width, size.Height, image.Seed)
		fmt.Println(image.URL)
	}
}
